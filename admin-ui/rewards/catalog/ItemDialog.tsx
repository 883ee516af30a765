import type { TeamItem } from '@laurel/contract/rewards/teamItem.ts'
import { addItem, changeItem } from '@laurel/contract/rewards/teamItems.ts'
import Button from '@mui/material/Button'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { ItemFields } from './ItemFields.tsx'
import { emptyItem, formOf, ItemForm, settingsOf } from './itemForm.ts'
import { RefreshPicturesButton } from './RefreshPicturesButton.tsx'

type ItemDialogProps = {
  /** The item to change; left out, a new one is added. */
  readonly item?: TeamItem
  readonly onArchive?: () => void
  readonly onClose: () => void
}

export const ItemDialog = ({ item, onArchive, onClose }: ItemDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (form: ItemForm, act) => {
      const settings = settingsOf(form, item)
      return item
        ? act(changeItem, { params: { id: item.id }, body: { item: settings } })
        : act(addItem, { body: { add_item: settings } })
    },
    text(item ? 'items.changed' : 'items.added'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text(item ? 'items.change' : 'items.new')}
      confirmLabel={text(item ? 'form.save' : 'items.put')}
      isWide
      isRunning={isRunning}
      schema={ItemForm}
      defaultValues={item ? formOf(item) : emptyItem}
      onSave={perform}
      onClose={onClose}
    >
      {item && item.vendor !== null && <RefreshPicturesButton itemId={item.id} vendor={item.vendor} />}
      <ItemFields />
      {onArchive && (
        <Button color="error" onClick={onArchive} sx={{ alignSelf: 'flex-start', paddingInline: 0 }}>
          {text('items.takeOff')}
        </Button>
      )}
    </FormDialog>
  )
}
