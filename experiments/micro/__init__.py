# SPDX-License-Identifier: Apache-2.0
"""The measuring kit and what it should measure: experiments/micro.py."""
