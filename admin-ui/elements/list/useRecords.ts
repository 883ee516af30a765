import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type RaRecord, type SortPayload, useGetList } from 'react-admin'

export type RecordsQuery = {
  readonly resource: string
  readonly filter?: Readonly<Record<string, unknown>>
  /** How the list stands when no column sorts it. */
  readonly naturalSort: SortPayload
  readonly perPage?: number
  readonly isEnabled?: boolean
}

export type Records<Row> = {
  readonly rows: readonly Row[] | undefined
  readonly total: number
  readonly error: Error | null
  readonly isRefreshing: boolean
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload | undefined
  readonly setPage: (page: number) => void
  readonly setSort: (sort: SortPayload | undefined) => void
  readonly retry: () => void
}

/** A list of the API with its page and its order; a changed filter starts at the first page again. */
export const useRecords = <Row extends RaRecord>(query: RecordsQuery): Records<Row> => {
  const { resource, filter = {}, naturalSort, perPage = 25, isEnabled = true } = query
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<SortPayload>()
  const filterText = JSON.stringify(filter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page belongs to the filter it was opened under.
  useEffect(() => {
    setPage(1)
  }, [filterText])
  const list = useGetList<Row>(
    resource,
    { filter, sort: sort ?? naturalSort, pagination: { page, perPage } },
    { placeholderData: keepPreviousData, enabled: isEnabled, retry: false },
  )
  return {
    rows: list.data,
    total: list.total ?? 0,
    error: list.error,
    isRefreshing: list.isPlaceholderData,
    page,
    perPage,
    sort,
    setPage,
    setSort: next => {
      setSort(next)
      setPage(1)
    },
    retry: () => void list.refetch(),
  }
}
