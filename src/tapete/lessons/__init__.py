"""Learning by playing: for every game a course of short lessons, each a record with what is asked where it stops."""
