import { plainEnglish, type Speech, type TextKey } from '../../messages/speech.ts'

/** A sentence that was stored in English, in the words of the reader. One that is none of these texts stays as it is. */
export const storedText = (speech: Speech, keys: readonly TextKey[], sentence: string): string => {
  const key = keys.find(each => plainEnglish.text(each) === sentence)
  return key === undefined ? sentence : speech.text(key)
}
