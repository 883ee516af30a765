import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import { type Act, useAct } from '../../elements/action/useAct.ts'

/** Shows the checklist in the sidebar, or takes it out. */
export const useShowsSetup = (notice: string): Act<boolean, unknown> => {
  return useAct(
    (isShown: boolean, act) => act(updateMetadata, { body: { show_get_started: isShown } }),
    notice,
  )
}
