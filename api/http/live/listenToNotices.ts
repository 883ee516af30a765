import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { ProjectedNotice, projectedChannel } from '@laurel/projections/engine/waiting/notice.ts'
import createSubscriber from 'pg-listen'

export type NoticeListening = { stop(): Promise<void> }

/** Listens to what Postgres tells of the read models, through lost connections, until it is stopped. */
export const listenToNotices = async (
  databaseUrl: string,
  onNotice: (notice: ProjectedNotice) => void,
  onFailure: (error: Error) => void,
): Promise<NoticeListening> => {
  const subscriber = createSubscriber(
    { connectionString: databaseUrl },
    { retryTimeout: Number.POSITIVE_INFINITY, retryInterval: 500 },
  )
  subscriber.events.on('error', onFailure)
  subscriber.notifications.on(projectedChannel, payload => {
    const notice = ProjectedNotice.safeParse(payload)
    if (notice.success) onNotice(notice.data)
  })
  await subscriber.connect()
  await subscriber.listenTo(projectedChannel)
  // What was told while the connection was lost is not told again: everyone is told once more where they stand.
  subscriber.events.on('connected', () => onNotice({ position: beforeFirst, teamIds: null, memberIds: null }))
  return { stop: () => subscriber.close() }
}
