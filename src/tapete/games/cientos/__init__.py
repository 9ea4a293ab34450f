"""Los Cientos, or Piquet."""
