/** Moves the focus by the arrow keys through these elements, from the last one to the first. */
export const moveByArrow = (event: KeyboardEvent, stops: readonly (Element & { focus(): void })[]): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const at = stops.findIndex(stop => stop.matches(':focus'))
  const step = event.key === 'ArrowDown' ? 1 : -1
  stops[(at + step + stops.length) % stops.length]?.focus()
}
