import { refreshItemImages } from '@laurel/contract/rewards/teamRewards.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormContext } from 'react-hook-form'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import type { ItemForm } from './itemForm.ts'

/** Fetches the pictures of an imported item from its vendor again. They are saved at once, and the form shows them. */
export const RefreshPicturesButton = ({ itemId }: { readonly itemId: string }) => {
  const text = useText()
  const { setValue } = useFormContext<ItemForm>()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(refreshItemImages, { params: { id: itemId } }),
    text('items.refreshed'),
    { onDone: ({ images }) => setValue('images', images) },
  )
  return (
    <>
      <Button
        variant="outlined"
        loading={isRunning}
        onClick={() => void perform(null)}
        sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
      >
        {text('items.refreshPictures')}
      </Button>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
    </>
  )
}
