import { findNominees } from '@laurel/contract/awards/ownNominations.ts'
import { findColleagues } from '@laurel/contract/recognition/giving.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const pauseMilliseconds = 250

/**
 * The colleagues whose names fit what was typed, once typing pauses; with a campaign, those who can be nominated in it.
 * Earlier ones stay while new ones load.
 */
export const useColleagues = (typed: string, isWanted: boolean, campaignId?: string) => {
  const { client } = useConnection()
  const [words, setWords] = useState(typed)
  useEffect(() => {
    const waiting = setTimeout(() => setWords(typed.trim()), pauseMilliseconds)
    return () => clearTimeout(waiting)
  }, [typed])
  return useQuery({
    queryKey: ['colleagues', campaignId, words],
    queryFn: ({ signal }) => {
      const query = words === '' ? {} : { q: words }
      return campaignId === undefined
        ? client.call(findColleagues, { query }, { signal })
        : client.call(findNominees, { params: { id: campaignId }, query }, { signal })
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}
