import { useListContext } from 'ra-core'
import { Pager } from './Pager.tsx'

/** The pages of the list around it. */
export const ListPager = () => {
  const { page, perPage, total, hasNextPage, isPlaceholderData, setPage } = useListContext()
  return (
    <Pager
      page={page}
      perPage={perPage}
      total={total}
      hasNext={hasNextPage}
      isLoading={isPlaceholderData}
      setPage={setPage}
    />
  )
}
