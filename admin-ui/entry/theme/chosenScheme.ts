/** Where the store of the administration keeps the appearance that the person chose. */
const storedTheme = 'RaStore.theme'

/** The appearance that was chosen in the administration; undefined leaves it to the system. */
export const chosenScheme = (storage: Pick<Storage, 'getItem'>): 'light' | 'dark' | undefined => {
  const stored = storage.getItem(storedTheme)
  if (stored === '"light"') return 'light'
  return stored === '"dark"' ? 'dark' : undefined
}
