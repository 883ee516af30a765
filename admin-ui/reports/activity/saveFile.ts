/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: typeOf(name) }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

const typeOf = (name: string): string =>
  name.endsWith('.json') ? 'application/json' : 'text/csv;charset=utf-8'
