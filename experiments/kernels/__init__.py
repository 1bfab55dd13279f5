# SPDX-License-Identifier: Apache-2.0
"""Every AES kernel side by side: what runs, what holds it, and what other devices do."""
