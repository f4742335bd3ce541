import { ValidateIf, ValidateNested } from 'class-validator'

type Constructor = new () => object

/**
 * The rule of a property: class-validator decorators, applied in order. `T` is the values that a closed list permits:
 * it must match the property's type, so that a validated configuration needs no cast. Used by the compiler only.
 */
export type Rule<T = never> = readonly PropertyDecorator[] & { readonly accepts?: T }

/** For every property of a model its rule. */
export type Rules<T> = { readonly [K in keyof Required<T>]: Rule<T[K]> }

const nestedModels = new Map<object, Map<string, Constructor>>()
const settingNames = new Map<object, readonly string[]>()

/**
 * Gives a class its validation rules. class-validator's decorators are called as functions, without decorator syntax:
 * Node strips types but not decorators, and this way server, tools and tests run the same source, built or not. A
 * property without rules does not compile.
 */
export function model<T extends object>(type: new () => T, rules: Rules<T>): void {
  settingNames.set(type.prototype as object, Object.keys(rules))
  for (const [property, decorators] of Object.entries<readonly PropertyDecorator[]>(rules))
    for (const decorate of decorators) decorate(type.prototype as object, property)
}

/** Names of the settings that an instance of a model can have; none for other objects. */
export const listSettingNames = (instance: object): readonly string[] =>
  settingNames.get(Object.getPrototypeOf(instance) as object) ?? []

/** The class of the objects in a property, or undefined for plain values. */
export const nestedModel = (type: Constructor, property: string): Constructor | undefined =>
  nestedModels.get(type.prototype as object)?.get(property)

/** A property with an object of another model, or a list of them. */
export const nested =
  (type: Constructor, isList = false): PropertyDecorator =>
  (target, property) => {
    const models = nestedModels.get(target) ?? new Map<string, Constructor>()
    nestedModels.set(target, models.set(String(property), type))
    ValidateNested({ each: isList, message: 'an object' })(target, property)
  }

/** A property that may be left out; null is not left out. */
export const optional = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined)
