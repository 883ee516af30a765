import { useInput } from 'ra-core'
import { BannersField } from './BannersField.tsx'

/** The banners of a form, sent by their ids. */
export const BannersInput = ({ source }: { readonly source: string }) => {
  const { field, fieldState } = useInput<readonly string[]>({ source })
  return (
    <BannersField bannerIds={field.value} onChange={field.onChange} problem={fieldState.error?.message} />
  )
}
