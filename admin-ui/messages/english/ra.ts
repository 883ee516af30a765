/** The texts of react-admin's own parts that are used here. */
export const ra = {
  action: {
    bulk_actions: '1 selected |||| %{smart_count} selected',
    cancel: 'Cancel',
    clear_input_value: 'Clear',
    close: 'Close',
    confirm: 'Confirm',
    delete: 'Delete',
    select_all: 'Select all',
    select_all_button: 'Select all',
    select_row: 'Select this row',
    sort: 'Sort',
    undo: 'Undo',
    unselect: 'Unselect',
  },
  message: {
    invalid_form: 'Some fields need your attention.',
    unsaved_changes: 'Some of your changes are not saved. Leave without saving them?',
  },
  notification: {
    http_error: 'Laurel could not be reached. Try again.',
    item_doesnt_exist: 'This does not exist any more.',
  },
  page: { error: 'Something went wrong' },
  sort: { ASC: 'ascending', DESC: 'descending', sort_by: 'Sort by %{field} %{order}' },
} as const
