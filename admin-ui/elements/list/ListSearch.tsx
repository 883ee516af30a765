import { useListContext } from 'ra-core'
import { SearchField } from './SearchField.tsx'

/** Searches the records of a list by words. */
export const ListSearch = ({ label }: { readonly label: string }) => {
  const { filterValues, setFilters } = useListContext()
  const { q = '', ...others }: { q?: string } = filterValues
  return (
    <SearchField
      label={label}
      value={q}
      onSearch={text => setFilters(text === '' ? others : { ...others, q: text })}
    />
  )
}
