import { accent, body, dashed, faint, figure, ink, path, rule, text } from './figure.ts';

const box = (x: number, y: number, w: number, words: string, stroke = ink) =>
  `<rect x="${x}" y="${y}" width="${w}" height="44" rx="4" stroke="${stroke}" fill="${body}"/>${text(x + w / 2, y + 27, words, stroke, 'middle')}`;

const loop = figure({
  height: 346,
  label:
    'The loop of ISO 12100: determine limits, identify hazards, estimate risk, evaluate risk. If the risk is not adequately reduced: first design it out, then safeguard, then inform, and go round again. If it is: document and verify.',
  caption:
    'Figure 1. The loop of ISO 12100. Each measure sends you back to the hazards, because measures bring hazards of their own.',
  lines: [
    box(24, 12, 200, 'limits of the machine'),
    box(24, 80, 200, 'identify hazards'),
    box(24, 148, 200, 'estimate risk'),
    box(24, 216, 200, 'evaluate: low enough?'),
    box(24, 290, 200, 'document, verify', accent),
    path('M124 56v24m-5-8 5 8 5-8M124 124v24m-5-8 5 8 5-8M124 192v24m-5-8 5 8 5-8M124 260v30m-5-8 5 8 5-8'),
    text(136, 280, 'yes', accent),
    box(304, 216, 196, '1. design it out'),
    box(304, 148, 196, '2. safeguard'),
    box(304, 80, 196, '3. inform, train'),
    path('M224 238h80m-8-5 8 5-8 5M402 216v-24m-5 8 5-8 5 8M402 148v-24m-5 8 5-8 5 8M304 102h-80m8-5-8 5 8 5'),
    text(262, 230, 'no', ink, 'middle'),
  ].join(''),
});

const separation = figure({
  height: 150,
  label:
    'Bar of the separation distance: 880 millimeters walked while the robot stops, 1,120 for reaching beyond a floor-level field, 100 for the scanner, 2,100 in all. With a stop in 0.2 seconds the first part shrinks to 560 and the sum to 1,780.',
  caption:
    'Figure 2. What the separation distance is made of, in millimeters. Only the first part shrinks when the robot stops sooner.',
  lines: [
    text(8, 22, 'stop in 0.40 s'),
    path('M8 32h176v30H8Z', accent, body),
    path('M184 32h224v30H184Z', ink, body),
    path('M408 32h20v30h-20Z', ink, rule),
    text(96, 52, '880', accent, 'middle'),
    text(296, 52, '1120', ink, 'middle'),
    text(438, 52, '2,100', ink),
    text(8, 92, 'stop in 0.20 s'),
    path('M8 102h112v30H8Z', accent, body),
    path('M120 102h224v30H120Z', ink, body),
    path('M344 102h20v30h-20Z', ink, rule),
    text(64, 122, '560', accent, 'middle'),
    text(232, 122, '1120', ink, 'middle'),
    text(374, 122, '1,780', ink),
    dashed('M428 66v66', faint),
  ].join(''),
});

export const content = `
<p>"It is a cobot, so it needs no guard." We hear the sentence about once a month, and the standards have now been rewritten so that nobody can read it into them. There is no such thing as a collaborative robot in the 2025 editions. There are industrial robots, and there are applications in which people and a robot share space. Whether yours is safe is a property of the application: arm, gripper, part, program, fixture and room together.</p>
<p>This article explains what changed, how the assessment goes, and two calculations that decide most layouts. It is not a substitute for the standards, which you should own, nor for a competent assessor.</p>

<h2>What changed</h2>
<section tabindex="0" aria-label="The documents, as of 2026">
<table>
<caption>The documents, as of 2026</caption>
<thead><tr><th scope="col">Document</th><th scope="col">Addressed to</th><th scope="col">What to know</th></tr></thead>
<tbody>
<tr><th scope="row">ISO 10218-1:2025</th><td>Robot maker</td><td>Robots in two classes; functional safety stated function by function; cybersecurity as far as it touches safety</td></tr>
<tr><th scope="row">ISO 10218-2:2025</th><td>Integrator</td><td>Applications and cells; takes in what was ISO/TS 15066; workpiece and program belong to the assessment</td></tr>
<tr><th scope="row">ANSI/A3 R15.06-2025, parts 1 and 2</th><td>US makers and integrators</td><td>The national adoption of both, published September 2025</td></tr>
<tr><th scope="row">ANSI/A3 R15.06-2025, part 3</th><td>US users</td><td>American part without an ISO counterpart, released January 2026: what a user does to keep a cell safe</td></tr>
<tr><th scope="row">ISO 12100:2010</th><td>Everyone</td><td>The method of risk assessment that all of the above rest on</td></tr>
</tbody>
</table>
</section>
<p>Part 1 puts a robot in Class I only if its moving mass is at most 10 kg, its force at most 50 N and its speed at most 250 mm/s, as built and not as configured. Practically every arm that tends a machine or carries a torch is therefore Class II, cobot or not.</p>
<p>OSHA has no standard for robots. It applies the general ones, above all machine guarding (29 CFR 1910.212) and lockout/tagout (1910.147), and the General Duty Clause, and it points to R15.06 on its robotics page as the consensus standard. "Voluntary" is the wrong word for a document that an inspector measures you against.</p>

<h2>The loop</h2>
<p>Risk assessment is not a form to be filled in at the end. It is a loop that runs from the first sketch to the last test.</p>
${loop}
<p>Two things go wrong most often. The limits are drawn too narrowly: automatic running is assessed, and clearing a jam, changing jaws, teaching and cleaning are not, although that is when hands are inside. And the order of measures is turned round: a sign is cheap, so the sign comes first. The order is fixed. Design the hazard out, then guard against what is left, then tell people about the rest.</p>

<h2>Ways of sharing space</h2>
<p>ISO/TS 15066 named four techniques, and their substance lives on in part 2.</p>
<section tabindex="0" aria-label="Techniques in use">
<table>
<caption>Techniques in use</caption>
<thead><tr><th scope="col">Technique</th><th scope="col">In one line</th><th scope="col">Good for</th></tr></thead>
<tbody>
<tr><th scope="row">Monitored standstill</th><td>Robot holds still, watched, while a person is within reach</td><td>Loading drawers and fixtures</td></tr>
<tr><th scope="row">Hand-guided control</th><td>Robot moves only as it is led, with an enabling device</td><td>Teaching, heavy positioning</td></tr>
<tr><th scope="row">Speed and separation monitoring</th><td>Robot slows and stops as a person comes near</td><td>Tending with few visits</td></tr>
<tr><th scope="row">Power and force limiting</th><td>Contact may happen and must not hurt</td><td>Slow, light, round-edged work beside people</td></tr>
</tbody>
</table>
</section>
<p>Real cells combine them: full speed while the floor field is empty, reduced speed with force limits when someone is near, standstill when a drawer is pulled.</p>

<h2>First calculation: how far away</h2>
<p>ISO 13855:2024 gives the distance between a detection field and the hazard as <em>S</em> = (<em>K</em> × <em>T</em>) + <em>D</em><sub>DS</sub> + <em>Z</em>: the speed at which a person approaches times the time until everything stands still, plus the distance for reaching past the device, plus a supplement for its tolerances.</p>
<p>An example with a floor-level scanner. Walking speed is taken as 1,600 mm/s. Times, as assumptions: scanner 0.10 s, safety logic 0.05 s, robot 0.40 s, together 0.55 s, hence 880 mm. For a horizontal field 200 mm above the floor the 2010 edition asked for 1,200 − 0.4 × 200 = 1,120 mm; take your value from the edition you apply. Add 100 mm for the scanner. The sum is 2,100 mm, counted from the farthest point of gripper and part, not from the base.</p>
${separation}
<p>On a small floor that is a lot of space. The honest ways to win some back are to limit the robot's reach with safety-rated zones, to lower its speed and load so that it stops sooner, or to put up a fence on the sides nobody needs. The maker's stopping-time tables are for given speeds, loads and extensions; measure yours, and repeat the measurement each year, since brakes wear.</p>

<h2>Second calculation: how hard</h2>
<p>With power and force limiting, contact is allowed, but below limits for each region of the body. For clamping (quasi-static) contact the technical specification set, for example, 140 N for chest and for hands, 150 N for the neck and 65 N for the face, together with limits of pressure. For a free impact (transient) most regions allow twice the value; head and face are not to be hit at all.</p>
<p>Its annex also gave a model to screen speeds: v = F / √(μ k), with k the stiffness of the body region and μ = (1/m<sub>H</sub> + 1/m<sub>R</sub>)<sup>−1</sup>. Take an arm with 20 kg of moving mass and 5 kg of gripper and part, so m<sub>R</sub> = 20/2 + 5 = 15 kg.</p>
<section tabindex="0" aria-label="Screening speeds for this arm, free impact">
<table>
<caption>Screening speeds for this arm, free impact</caption>
<thead><tr><th scope="col">Region</th><th scope="col">F</th><th scope="col">k</th><th scope="col">m<sub>H</sub></th><th scope="col">Speed</th></tr></thead>
<tbody>
<tr><th scope="row">Chest</th><td>280 N</td><td>25 N/mm</td><td>40 kg</td><td>0.54 m/s</td></tr>
<tr><th scope="row">Hand</th><td>280 N</td><td>75 N/mm</td><td>0.6 kg</td><td>1.35 m/s</td></tr>
</tbody>
</table>
</section>
<p>Read it with care. The hand can move away; between gripper and vise it cannot, and then the clamping limit applies to a moving mass with a motor behind it. Pressure often decides before force does: a rounded corner spreads the same force over a far larger area than a raw sheared edge. And the model screens, it does not prove. Proof is measured, with a force and pressure gauge, at the places the assessment names, with the program and part you will run.</p>

<h2>A tending cell, assessed</h2>
<section tabindex="0" aria-label="Extract from an assessment">
<table>
<caption>Extract from an assessment</caption>
<thead><tr><th scope="col">Hazard</th><th scope="col">When</th><th scope="col">Measure, in order</th></tr></thead>
<tbody>
<tr><th scope="row">Hand between gripper and vise</th><td>Jam, setting</td><td>Approach from above with 120 mm clearance; reduced speed with door open; lockout for jaw change</td></tr>
<tr><th scope="row">Door closes on arm or person</th><td>Every cycle</td><td>Low closing force, pressure edge; door state in the safety circuit</td></tr>
<tr><th scope="row">Part falls from gripper</th><td>Loss of air</td><td>Spring-closed gripper; drop zone kept clear by layout</td></tr>
<tr><th scope="row">Sharp blank</th><td>Contact in shared space</td><td>Deburr before loading, else no force-limited mode: stop on entry</td></tr>
<tr><th scope="row">Unexpected restart</th><td>After a stop</td><td>Reset outside the field with full view; nobody can stand unseen inside</td></tr>
</tbody>
</table>
</section>

<h2>What you should hold at handover</h2>
<ol>
<li>The risk assessment, with its limits, its tasks and the name of who did it.</li>
<li>The safety functions with required and achieved performance level, and a checksum of the safety configuration.</li>
<li>Measured stopping times, and measured forces where contact is allowed.</li>
<li>A lockout procedure for this cell, not for "the robot".</li>
<li>A rule for change: a new gripper, part or program goes back through the loop.</li>
</ol>
<p>The last one is yours for good. Part 3 of R15.06 was written because cells are seldom unsafe on the day they are handed over. They become so one small improvement at a time.</p>

<h2>Sources</h2>
<ul>
<li>ISO 10218-1:2025 and ISO 10218-2:2025, Robotics: safety requirements, parts 1 and 2. International Organization for Standardization, February 2025.</li>
<li>ISO/TS 15066:2016, Robots and robotic devices: collaborative robots (annex A), now taken into ISO 10218.</li>
<li>ISO 12100:2010, Safety of machinery: general principles for design, risk assessment and risk reduction.</li>
<li>ISO 13855:2024, Safety of machinery: positioning of safeguards with respect to the approach of the human body; and its 2010 edition.</li>
<li>ANSI/A3 R15.06-2025, parts 1 to 3. Association for Advancing Automation, 2025 and 2026; Robotics and Automation News, January 30, 2026.</li>
<li>GT Engineering, "EN ISO 10218-1" and "EN ISO 13855: separation distance", 2025; DIT Inail, "New Standards for Industrial Robots", ESREL 2025.</li>
<li>OSHA, Robotics: standards; 29 CFR 1910.147 and 1910.212; OSHA Technical Manual, section IV, chapter 4.</li>
</ul>
`;
