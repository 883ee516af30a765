export type PdfText = { readonly x: number; readonly y: number; readonly size: number; readonly text: string }

const encoded = (text: string): string =>
  [...text]
    .map(sign => {
      if (sign === '×') return '\\327'
      if ('()\\'.includes(sign)) return `\\${sign}`
      return sign.charCodeAt(0) < 127 ? sign : '?'
    })
    .join('')

/** A PDF of one page in Helvetica: enough for the invoices and receipts of the sandbox. */
export const drawPdf = (texts: readonly PdfText[]): Buffer => {
  const drawn = texts.map(
    ({ x, y, size, text }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${encoded(text)}) Tj ET`,
  )
  const stream = drawn.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = body.length
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}
