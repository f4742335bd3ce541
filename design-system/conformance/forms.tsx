import { Checkbox } from '../src/forms/checkbox/index.ts'
import { CheckboxGroup } from '../src/forms/checkbox-group/index.ts'
import { CinemaPicker } from '../src/films/cinema-picker/index.ts'
import { CompositeFilter } from '../src/films/composite-filter/index.ts'
import { Consent } from '../src/forms/consent/index.ts'
import { DateField } from '../src/forms/date-field/index.ts'
import { Dropdown } from '../src/forms/dropdown/index.ts'
import { EmailField } from '../src/forms/email-field/index.ts'
import { Field, FieldInput } from '../src/forms/field/index.ts'
import { FileField } from '../src/forms/file-field/index.ts'
import { FilterBar, FilterButton, FilterSearch, FilterSelect } from '../src/films/filter-bar/index.ts'
import { FilterChip, FilterChips } from '../src/actions/filter-chip/index.ts'
import { FilterDialog } from '../src/films/filter-dialog/index.ts'
import { FilterTags } from '../src/films/filter-tags/index.ts'
import { MaskedField, numberRule } from '../src/forms/masked-field/index.ts'
import { NumberField } from '../src/forms/number-field/index.ts'
import { PasswordField } from '../src/forms/password-field/index.ts'
import { QuantityStepper } from '../src/forms/quantity-stepper/index.ts'
import { RadioGroup } from '../src/forms/radio-group/index.ts'
import { SearchField } from '../src/forms/search-field/index.ts'
import { SelectField } from '../src/forms/select-field/index.ts'
import { SingleFilter } from '../src/films/single-filter/index.ts'
import { TextAreaField } from '../src/forms/text-area-field/index.ts'
import { TextField } from '../src/forms/text-field/index.ts'
import { TextInputDialog } from '../src/feedback/text-input-dialog/index.ts'
import type { Table } from './entry.ts'

const nothing = () => undefined
const options = [
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
]
const buttons = { apply: 'Apply', cancel: 'Cancel', clear: 'Clear', close: 'Close' }
const filterLabels = { ...buttons, filter: 'Filter', all: 'All', hint: 'Select filters', placeholder: 'Any' }
const sections = [{ id: 'genre', label: 'Genre', options }]
const pickerLabels = {
  search: 'Search',
  legend: 'Cinemas',
  selected: 'Chosen',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear',
  found: String,
  none: String,
  limit: String,
  loading: 'Loading',
  failedTitle: 'No cinemas',
  failed: 'They did not come.',
  retry: 'Try again',
}
const picker = {
  cinemas: [{ id: '1001', name: 'Docklands' }],
  selected: [],
  onChange: nothing,
  labels: pickerLabels,
}
const genre = { label: 'Genre', options, selected: [], onChange: nothing, placeholder: 'Any' }
const name = { label: 'Name', name: 'name' }
const stepper = { max: 4, onChange: nothing, labels: { decrease: 'One less', increase: 'One more' } }
const show = { show: 'Show', hide: 'Hide' }
const files = { choose: 'Choose a file', remove: (file: string) => `Remove ${file}` }
const consent = { label: 'Letters', text: 'One a week.', acceptLabel: 'I agree', name: 'letters' }

/** Form fields and filters. Of a field of text the control is what a form works with: `ref` and rest props go there. */
export const forms: Table = {
  Checkbox: {
    shows: (probe) => <Checkbox {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
    states: { '[data-invalid]': <Checkbox {...name} error="Say yes." /> },
  },
  CheckboxGroup: {
    shows: (probe) => <CheckboxGroup {...name} options={options} {...probe} />,
    theme: 'MuiFormControl-root',
    states: {
      'fieldset[data-invalid]': <CheckboxGroup {...name} options={options} error="Choose one." />,
    },
  },
  CinemaPicker: {
    shows: (probe) => <CinemaPicker {...picker} {...probe} />,
    states: {
      '[data-state=ready]:not([data-full])': <CinemaPicker {...picker} />,
      '[data-state=ready][data-full]': <CinemaPicker {...picker} selected={['1001']} maximum={1} />,
      '[data-state=loading]': <CinemaPicker {...picker} state="loading" />,
      '[data-state=failed]': <CinemaPicker {...picker} state="failed" />,
    },
  },
  CompositeFilter: {
    shows: (probe) => (
      <CompositeFilter
        sections={sections}
        selected={{}}
        onChange={nothing}
        labels={filterLabels}
        {...probe}
      />
    ),
    states: {
      '[data-mode=modal][data-set]': (
        <CompositeFilter
          sections={sections}
          selected={{ genre: ['drama'] }}
          onChange={nothing}
          labels={filterLabels}
          mode="modal"
        />
      ),
    },
  },
  Consent: {
    shows: (probe) => <Consent {...consent} {...probe} />,
    states: { 'fieldset[data-invalid]': <Consent {...consent} error="We need your word." /> },
  },
  DateField: {
    shows: (probe) => <DateField {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
  Dropdown: {
    shows: (probe) => <Dropdown {...genre} {...probe} />,
    states: {
      '[data-state=closed][data-size=large]:not([data-set])': <Dropdown {...genre} />,
      '[data-size=medium][data-set]': <Dropdown {...genre} size="medium" selected={['drama']} />,
    },
  },
  EmailField: {
    shows: (probe) => <EmailField {...name} {...probe} />,
    control: 'input',
    states: {
      '[data-suggests]': <EmailField {...name} suggestion={{ text: 'Did you mean …?', onAccept: nothing }} />,
    },
  },
  Field: {
    shows: ({ className, id, ref, ...rest }) => (
      <Field label="Name" className={className} id={id}>
        {(control) => <FieldInput ref={ref} {...control} {...rest} />}
      </Field>
    ),
    control: 'input',
    theme: 'MuiFormControl-root',
    states: {
      '[data-invalid]': (
        <Field label="Name" error="Write your name.">
          {(control) => <FieldInput {...control} />}
        </Field>
      ),
    },
  },
  FieldInput: {
    shows: (probe) => <FieldInput aria-label="Name" {...probe} />,
    control: 'input',
    theme: 'MuiOutlinedInput-root',
  },
  FileField: {
    shows: (probe) => <FileField labels={files} {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
  FilterBar: { shows: (probe) => <FilterBar label="Filter films" {...probe} /> },
  FilterChip: { shows: (probe) => <FilterChip label="Vast" pressed={false} onPress={nothing} {...probe} /> },
  FilterChips: { shows: (probe) => <FilterChips label="Ways" {...probe} />, theme: 'FoyerFilterChip-row' },
  FilterDialog: {
    shows: (probe) => (
      <FilterDialog
        open
        onClose={nothing}
        title="Filter"
        sections={sections}
        selected={{}}
        onApply={nothing}
        labels={buttons}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'MuiDrawer-root',
  },
  FilterSearch: {
    shows: (probe) => <FilterSearch {...name} value="" onChange={nothing} {...probe} />,
    control: 'input',
    theme: 'FoyerFilterBar-cell',
    states: { 'label[data-set]': <FilterSearch {...name} value="salt" onChange={nothing} /> },
  },
  FilterButton: {
    shows: (probe) => <FilterButton label="Cinemas" value="3 cinemas" {...probe} />,
    control: 'button',
    theme: 'FoyerFilterBar-cell',
    states: { 'div[data-set]': <FilterButton label="Cinemas" value="3 cinemas" set /> },
  },
  FilterSelect: {
    shows: (probe) => (
      <FilterSelect {...name} options={options} value="drama" onChange={nothing} {...probe} />
    ),
    control: 'select',
    theme: 'FoyerFilterBar-cell',
    states: {
      'label[data-set]': <FilterSelect {...name} options={options} value="music" onChange={nothing} />,
    },
  },
  FilterTags: {
    shows: (probe) => <FilterTags label="In force" tags={[]} onRemove={nothing} {...probe} />,
    states: { '[data-empty]': <FilterTags label="In force" tags={[]} onRemove={nothing} /> },
  },
  MaskedField: {
    shows: (probe) => (
      <MaskedField rule={numberRule({ decimals: 0, allowsNegative: false })} {...name} {...probe} />
    ),
    control: 'input',
    theme: 'MuiFormControl-root',
  },
  NumberField: {
    shows: (probe) => <NumberField {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
  PasswordField: {
    shows: (probe) => <PasswordField labels={show} {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
    states: {
      'li[data-state=met]': (
        <PasswordField labels={show} {...name} rules={[{ text: 'A digit', isMet: true }]} />
      ),
      'li[data-state=unmet]': (
        <PasswordField labels={show} {...name} rules={[{ text: 'A digit', isMet: false }]} />
      ),
    },
  },
  QuantityStepper: {
    shows: (probe) => <QuantityStepper value={0} {...stepper} {...probe} />,
    states: { '[data-filled]': <QuantityStepper value={2} {...stepper} /> },
  },
  RadioGroup: {
    shows: (probe) => <RadioGroup {...name} options={options} {...probe} />,
    theme: 'MuiFormControl-root',
    states: {
      'fieldset[data-layout=row][data-invalid]': (
        <RadioGroup {...name} options={options} layout="row" error="Choose one." />
      ),
    },
  },
  SearchField: {
    shows: (probe) => <SearchField clearLabel="Clear" {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
  SelectField: {
    shows: (probe) => <SelectField options={options} {...name} {...probe} />,
    control: 'select',
    theme: 'MuiFormControl-root',
  },
  SingleFilter: {
    shows: (probe) => (
      <SingleFilter
        label="Genre"
        options={options}
        selected={[]}
        onChange={nothing}
        labels={filterLabels}
        {...probe}
      />
    ),
    states: {
      '[data-mode=Dropdown][data-multiple]': (
        <SingleFilter
          label="Genre"
          options={options}
          selected={[]}
          onChange={nothing}
          labels={filterLabels}
          mode="Dropdown"
          multiple
        />
      ),
    },
  },
  TextAreaField: {
    shows: (probe) => <TextAreaField {...name} {...probe} />,
    control: 'textarea',
    theme: 'MuiFormControl-root',
  },
  TextField: {
    shows: (probe) => <TextField {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
  TextInputDialog: {
    shows: (probe) => (
      <TextInputDialog
        open
        title="A note"
        closeLabel="Close"
        onClose={nothing}
        onSubmit={nothing}
        submitLabel="Save"
        {...name}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'FoyerDialog-root',
  },
}
