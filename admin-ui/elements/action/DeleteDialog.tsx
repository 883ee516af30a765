import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { AdminDataProvider, Answered } from '../../app/connection/dataProvider.ts'
import { useText } from '../../messages/useText.ts'
import { ActDialog } from './ActDialog.tsx'
import { useAct } from './useAct.ts'

type DeleteDialogProps<Answer> = {
  /** Of the record that the page shows. */
  readonly id: string
  readonly title: string
  /** What is lost. */
  readonly children: ReactNode
  readonly send: (act: AdminDataProvider['act']) => Promise<Answer>
  readonly notice: string
  /** Leaves the page. */
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/**
 * Deletes the record that a page shows. The page stops reading it: reads that are under way end first, none follows,
 * and what was read is forgotten once the page is left.
 */
export const DeleteDialog = <Answer extends Answered>(props: DeleteDialogProps<Answer>) => {
  const { id, title, children, send, notice, onDeleted, onClose } = props
  const text = useText()
  const queries = useQueryClient()
  const isDeleted = useRef(false)
  const isOfRecord = useCallback(({ queryKey }: Query) => namesRecord(queryKey, id), [id])
  const { perform, isRunning, refusal } = useAct(
    async (_nothing: null, act) => {
      await queries.cancelQueries({ predicate: isOfRecord })
      return send(act)
    },
    notice,
    {
      isGone: isOfRecord,
      onDone: () => {
        isDeleted.current = true
        onDeleted()
      },
    },
  )
  useEffect(
    () => () => {
      if (isDeleted.current) queries.removeQueries({ predicate: isOfRecord })
    },
    [queries, isOfRecord],
  )
  return (
    <ActDialog
      title={title}
      confirmLabel={text('action.delete')}
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void perform(null)}
      onClose={onClose}
    >
      {children}
    </ActDialog>
  )
}

/** Whether a query asks for the record, or for a list of what belongs to it. */
const namesRecord = (key: QueryKey, id: string): boolean => JSON.stringify(key).includes(JSON.stringify(id))
