# SPDX-License-Identifier: Apache-2.0
"""AES over many nodes: MPI programs under SimGrid, with the chip's times from swsim."""
