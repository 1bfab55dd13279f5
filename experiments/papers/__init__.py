# SPDX-License-Identifier: Apache-2.0
"""The five papers: their items, what runs each, and the page that puts results beside them."""
