# SPDX-License-Identifier: Apache-2.0
"""The simulator's own speed."""
