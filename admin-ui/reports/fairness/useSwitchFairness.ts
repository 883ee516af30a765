import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import { type Act, useAct } from '../../elements/action/useAct.ts'

/** Switches the report on or off for the whole team. */
export const useSwitchFairness = (notice: string): Act<boolean, unknown> =>
  useAct((isShown: boolean, act) => act(updateMetadata, { body: { show_fairness: isShown } }), notice)
