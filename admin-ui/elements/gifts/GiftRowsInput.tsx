import type { GiftRows } from '@laurel/contract/awards/award.ts'
import { useInput } from 'ra-core'
import { GiftRowsField } from './GiftRowsField.tsx'

/** The gifts of a form. */
export const GiftRowsInput = ({ source }: { readonly source: string }) => {
  const { field } = useInput<GiftRows>({ source })
  return <GiftRowsField rows={field.value} onChange={field.onChange} />
}
