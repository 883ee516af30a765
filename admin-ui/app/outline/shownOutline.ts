import type { Language } from '@laurel/contract/wire/languages.ts'

/** The outline of the page, which is in the document before anything else. */
export const outlineElement = (): HTMLElement | null => document.getElementById('outline')

/** Shows the outline in this appearance; undefined leaves it to the system. Its English words have a shape only for readers of another language. */
export const showOutline = (
  outline: HTMLElement,
  scheme: 'light' | 'dark' | undefined,
  language: Language,
): void => {
  document.documentElement.lang = language
  if (language !== 'en') outline.dataset.wordless = ''
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
