import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnatomy, fieldAnnounced, fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Field, FieldInput } from './index.ts'

const meta: Meta<typeof Field> = {
  title: 'Forms/Field',
  excludeStories: /^[a-z]/,
  component: Field,
  subcomponents: { FieldInput },
}
export default meta

type Story = StoryObj<typeof Field>

/** The control is the field's own: named by its label, described by what is wrong and then by the note. */
export const Described: Story = {
  args: {
    label: 'Name of the party',
    error: 'Give your party a name.',
    note: <small>It stands on the board at the door.</small>,
    children: (control) => <FieldInput {...control} name="party" />,
  },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Name of the party')
    await expect(control).toHaveAccessibleDescription(
      'Give your party a name. It stands on the board at the door.',
    )
    await expect(control).toHaveAttribute('aria-invalid', 'true')
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'اسم الحفلة',
    optionalLabel: '(اختياري)',
    help: 'يظهر على اللوحة عند الباب.',
    children: (control) => <FieldInput {...control} icon="search" name="party" />,
  },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    label: 'Which of our cinemas shall we keep the room at, if the one that you would rather have is taken',
    optionalLabel: '(optional)',
    error: 'None of them has a room that is free on that evening; choose another one or another evening.',
    note: <small>Up to 200 letters.</small>,
    children: (control) => <FieldInput {...control} name="cinema" />,
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="With help">
        <Field label="Name of the party" help="It stands on the board at the door.">
          {(control) => <FieldInput {...control} name="party" />}
        </Field>
      </Case>
      <Case name="Hovered" force="hover">
        <Field label="Name of the party">{(control) => <FieldInput {...control} name="hovered" />}</Field>
      </Case>
      <Case name="Focused" force="focus-visible">
        <Field label="Name of the party">{(control) => <FieldInput {...control} name="focused" />}</Field>
      </Case>
      <Case name="May stay empty, with an icon and a button">
        <Field label="Find a film" optionalLabel="(optional)">
          {(control) => (
            <FieldInput
              {...control}
              icon="search"
              end={
                <Button variant="text" size="medium">
                  Clear
                </Button>
              }
              name="film"
              defaultValue="Louder"
            />
          )}
        </Field>
      </Case>
      <Case name="Failed, with a note">
        <Field label="Wishes" error="Write a line or two." note={<small>Up to 200 letters.</small>}>
          {(control) => <FieldInput component="textarea" {...control} name="wishes" rows={3} />}
        </Field>
      </Case>
      <Case name="Long words">
        <Field
          label="Which of our cinemas shall we keep the room at, if the one that you would rather have is taken"
          help="We write to you first."
        >
          {(control) => <FieldInput {...control} name="cinema" defaultValue="Halcyon Docklands" />}
        </Field>
      </Case>
      <Case name="Label for assistive technology alone">
        <Field label="Code" hideLabel>
          {(control) => <FieldInput {...control} name="code" placeholder="HX4 92T" />}
        </Field>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The label stands over the box and stays there; what helps stands under it." filled>
        <Field label="Name of the party" help="It stands on the board at the door.">
          {(control) => <FieldInput {...control} name="named" defaultValue="Odile’s fortieth" />}
        </Field>
      </Do>
      <Dont because="The label in the box is gone with the first letter: what was asked?" filled>
        <Field label="Name of the party" hideLabel>
          {(control) => <FieldInput {...control} name="unnamed" defaultValue="Odile’s fortieth" />}
        </Field>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it to make a field of your own.',
    'Show an error first when the field is left, then as it changes.',
  ],
  dont: ['In a form stand the fields made of it, such as `text-field`.', 'Don’t put the label into the box.'],
  anatomy: fieldAnatomy,
  keys: fieldKeys,
  announced: fieldAnnounced,
}

export const conformance: Conformance = {
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
}
