/** Hands a text or bytes to the browser as a file to keep. */
export const saveFile = (name: string, content: string | Blob): void => {
  const blob = typeof content === 'string' ? new Blob([content], { type: typeOf(name) }) : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

const typeOf = (name: string): string => {
  if (name.endsWith('.json')) return 'application/json'
  return `${name.endsWith('.csv') ? 'text/csv' : 'text/plain'};charset=utf-8`
}
