import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { AdminDataProvider, Answered } from '../../app/connection/dataProvider.ts'
import { type Act, useAct } from './useAct.ts'

/**
 * An act that deletes the record of the page. Reads of the record that are under way end first, so that none arrives
 * after the deletion, and the page leaves before anything is read again.
 */
export const useDeletion = <Answer extends Answered>(
  resource: string,
  send: (id: string, act: AdminDataProvider['act']) => Promise<Answer>,
  notice: string,
  onDeleted: () => void,
): Act<string, Answer> => {
  const queries = useQueryClient()
  return useAct(
    async (id: string, act) => {
      await queries.cancelQueries({ queryKey: [resource, 'getOne'] })
      return send(id, act)
    },
    notice,
    { onDone: () => flushSync(onDeleted) },
  )
}
