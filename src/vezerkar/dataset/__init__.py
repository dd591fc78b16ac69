"""Datasets: the games of a campaign as files of Parquet, and the way back from them to any State.

It needs a package that not everybody has: ``pip install 'vezerkar[parquet]'``.
"""

from vezerkar.extras import need

need("parquet", "pyarrow")
