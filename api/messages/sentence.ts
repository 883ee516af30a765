import type { Speech, TextKey } from './speech.ts'

/** Something to say, before it is known in which language. */
export type Sentence = (speech: Speech) => string

type Options = Readonly<Record<string, string | number | Sentence>>

/** The text of a key. An option may be a sentence itself. */
export const say =
  (key: TextKey, options: Options = {}): Sentence =>
  speech =>
    speech.text(
      key,
      Object.fromEntries(
        Object.entries(options).map(([name, value]) => [
          name,
          typeof value === 'function' ? value(speech) : value,
        ]),
      ),
    )

/** A sentence that was written in English, where no reader was known, such as one of the books or of a file. */
export const written =
  (english: string): Sentence =>
  speech =>
    speech.written(english)
