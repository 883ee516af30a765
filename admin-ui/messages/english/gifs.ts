export const gifs = {
  aGIF: 'A GIF',
  gif: 'GIF: %{words}',
  stop: 'Stop the GIF: %{words}',
  play: 'Play the GIF: %{words}',
} as const
