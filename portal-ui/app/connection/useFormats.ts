import { type Formats, formatsOf } from '@laurel/contract/browser/formats.ts'
import { useSignedIn } from './SignedInContext.ts'

/** Writes numbers, points and times for the signed-in person. */
export const useFormats = (): Formats => formatsOf(useSignedIn())
