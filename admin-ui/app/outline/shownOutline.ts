/** The outline of the page, which is in the document before anything else. */
export const outlineElement = (): HTMLElement | null => document.getElementById('outline')

/** Shows the outline in this appearance; undefined leaves it to the system. */
export const showOutline = (outline: HTMLElement, scheme: 'light' | 'dark' | undefined): void => {
  document.documentElement.dataset.outline = scheme ?? 'system'
  outline.hidden = false
}

/** Whether people look at the outline now. */
export const isOutlineShown = (): boolean => outlineElement()?.hidden === false

/** Removes the outline once the page has something better to show. */
export const removeOutline = (): void => {
  outlineElement()?.remove()
  delete document.documentElement.dataset.outline
}
