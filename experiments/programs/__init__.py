# SPDX-License-Identifier: Apache-2.0
"""Public programs of others, built and run in copies of their clones by sw5cc and its like."""
