# SPDX-License-Identifier: Apache-2.0
"""The model beside every published number: rows, measurements, sensitivity, page and pictures."""
