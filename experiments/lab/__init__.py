# SPDX-License-Identifier: Apache-2.0
"""What the experiments share: running the simulator, reusing its results, published numbers."""
