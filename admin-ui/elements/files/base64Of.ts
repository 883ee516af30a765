/** The browser writes `data:image/png;base64,…`. */
export const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '')
    reader.onerror = () => reject(new Error(file.name, { cause: reader.error }))
    reader.readAsDataURL(file)
  })
