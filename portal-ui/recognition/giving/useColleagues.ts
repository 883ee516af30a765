import { findColleagues } from '@laurel/contract/recognition/giving.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const pauseMilliseconds = 250

/** The colleagues whose names fit what was typed, once typing pauses. Earlier ones stay while new ones load. */
export const useColleagues = (typed: string, isWanted: boolean) => {
  const { client } = useConnection()
  const [words, setWords] = useState(typed)
  useEffect(() => {
    const waiting = setTimeout(() => setWords(typed.trim()), pauseMilliseconds)
    return () => clearTimeout(waiting)
  }, [typed])
  return useQuery({
    queryKey: ['colleagues', words],
    queryFn: ({ signal }) =>
      client.call(findColleagues, { query: words === '' ? {} : { q: words } }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}
