"""Kernels: the solver and whole deals in compiled integer arithmetic, for those who play millions of deals.

Each is the twin of something plain and gives the same answer, which tests demand deal by deal. It says which
knobs it knows and refuses all others, so that its caller asks the plain one. With numba (``tierce[fast]``)
the kernels are compiled; without it the same functions run as they are, slowly and with the same results.
"""
