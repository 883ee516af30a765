import { VendorUncertain } from '../../../partners/vendorUncertain.ts'

const entryCharactersMax = 1_000_000

/**
 * The objects of `{"Report_Entry": […]}` one by one, as they arrive: Workday has no pages. Throws `VendorUncertain` where
 * the answer is another one, or ends early.
 */
export async function* reportEntries(chunks: AsyncIterable<string>, title: string): AsyncGenerator<unknown> {
  const broken = () => new VendorUncertain(`${title} answered in a form that is not readable.`)
  let head = ''
  let entry = ''
  let state: 'head' | 'between' | 'entry' | 'end' = 'head'
  let depth = 0
  let [isInText, isEscaped] = [false, false]
  for await (const chunk of chunks)
    for (const character of chunk) {
      if (state === 'head') {
        head += character
        if (/^\s*\{\s*"Report_Entry"\s*:\s*\[$/.test(head)) state = 'between'
        else if (/^\s*\{\s*\}$/.test(head)) return
        else if (head.length > 200) throw broken()
      } else if (state === 'between') {
        if (character === '{') {
          state = 'entry'
          entry = '{'
          depth = 1
        } else if (character === ']') state = 'end'
        else if (!/[\s,]/.test(character)) throw broken()
      } else if (state === 'entry') {
        entry += character
        if (entry.length > entryCharactersMax) throw broken()
        if (isInText) {
          if (isEscaped) isEscaped = false
          else if (character === '\\') isEscaped = true
          else if (character === '"') isInText = false
        } else if (character === '"') isInText = true
        else if (character === '{' || character === '[') depth += 1
        else if (character === '}' || character === ']') depth -= 1
        if (depth > 0 || isInText) continue
        yield parsed(entry, broken)
        state = 'between'
      }
    }
  if (state !== 'end') throw broken()
}

const parsed = (text: string, broken: () => Error): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw broken()
  }
}
