import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import { type Act, useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'

/** Shows the checklist in the sidebar, or takes it out. */
export const useShowsSetup = (notice: string): Act<boolean> => {
  const { client } = useConnection()
  return useAct(
    (isShown: boolean, options) =>
      client.call(updateMetadata, { body: { show_get_started: isShown } }, options),
    notice,
  )
}
