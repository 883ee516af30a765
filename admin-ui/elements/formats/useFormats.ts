import { type Formats, formatsOf } from '@laurel/contract/browser/formats.ts'
import { useMe } from '../../app/access/MeContext.ts'

/** Writes numbers, points and times for the signed-in person. */
export const useFormats = (): Formats => formatsOf(useMe())
