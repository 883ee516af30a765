import { textAt } from '@laurel/contract/browser/fillText.ts'
import { shownTexts } from '../../messages/shownTexts.ts'

/** A part of Laurel in plain words. */
export const partName = (name: string): string =>
  textAt(shownTexts, `operationsHome.partNames.${name}`) ?? name
