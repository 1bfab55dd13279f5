# SPDX-License-Identifier: Apache-2.0
"""What the DMA allows for equal reading and writing: experiments/dma_limit.py."""
