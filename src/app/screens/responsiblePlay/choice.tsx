interface ChoiceProps<Value extends string | number> {
  /** id of the label */
  labelledBy: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  choose: (value: Value) => void;
}

/** A few alternatives, one of them chosen; after a failed change it still shows the one in force. */
export function Choice<Value extends string | number>({ labelledBy, choices, chosen, choose }: ChoiceProps<Value>) {
  return (
    <div className="choice" role="group" aria-labelledby={labelledBy}>
      {choices.map(({ value, label }) => (
        <button key={value} type="button" className="choice-one" aria-pressed={value === chosen} onClick={() => choose(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}
