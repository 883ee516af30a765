import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { type Act, useAct } from '../../elements/action/useAct.ts'

/** Shows the checklist in the sidebar, or takes it out. */
export const useShowsSetup = (notice: string): Act<boolean> => {
  const { client } = useConnection()
  return useAct(
    (isShown: boolean, options) =>
      client.call(updateMetadata, { body: { show_get_started: isShown } }, options),
    notice,
  )
}
