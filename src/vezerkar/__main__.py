"""`python -m vezerkar` is the command `vezerkar`."""

from vezerkar.cli import main

if __name__ == "__main__":
    main()
