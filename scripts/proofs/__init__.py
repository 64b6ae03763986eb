"""The long proofs: python -m proofs"""
