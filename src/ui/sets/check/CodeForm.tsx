import { type SyntheticEvent, useState } from 'react';
import type { CodeFault } from '../../../practice/index.ts';
import { Button } from '../../kit/Button.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { useWords } from '../../page/useSession.ts';

/** The fields for a code that a student has read out or written down, and for the student's name. */
export function CodeForm({ check }: { check: (code: string, name: string) => CodeFault | null }) {
  const words = useWords('sets');
  const faults = useWords('setFaults');
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<CodeFault | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = check(code, name);
    setFault(found);
    if (found !== null) return;
    setCode('');
    setName('');
  };
  return (
    <form className="code-form" onSubmit={submit}>
      <LabelledInput
        className="set-field"
        label={words.code}
        spellCheck={false}
        placeholder={words.codeHint}
        aria-invalid={fault !== null}
        value={code}
        write={setCode}
      />
      <LabelledInput
        className="set-field"
        label={words.name}
        placeholder={words.nameHint}
        value={name}
        write={setName}
      />
      <Button text={words.addCode} type="submit" />
      <div role="alert">
        {fault !== null && (
          <p className="problem">
            {words.codeFault} {faults.codeFault(fault)}
          </p>
        )}
      </div>
    </form>
  );
}
